import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cx } from './cx';
import { IconButton } from './IconButton';
import { Input } from './Input';
import { strengthOf, type Strength } from './password-strength';
import { text } from './text';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  value: string;
  /** Whether the password is a new one, whose strength is shown. */
  isNew?: boolean;
};

const bars: Record<Strength, string> = {
  weak: 'w-1/3 bg-negative',
  fair: 'w-2/3 bg-caution',
  strong: 'w-full bg-positive',
};

/** A word and a bar; a screen reader hears the word when it changes. */
function StrengthLine({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-line">
        <span className={cx('block h-full forced-colors:bg-[CanvasText]', bars[strength])} />
      </span>
      <span role="status" className="text-xs text-fg-muted">
        {text.strength[strength]}
      </span>
    </div>
  );
}

/** A password field whose content can be shown. */
export function PasswordInput({ isNew = false, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <>
      <div className="relative">
        <Input {...props} type={shown ? 'text' : 'password'} className="pr-11" />
        <IconButton
          label={shown ? text.hidePassword : text.showPassword}
          size="sm"
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {isNew && props.value !== '' && <StrengthLine password={props.value} />}
    </>
  );
}
