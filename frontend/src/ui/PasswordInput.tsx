import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './IconButton';
import { Input } from './Input';
import { text } from './text';

/** A password field whose content can be shown. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
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
  );
}
