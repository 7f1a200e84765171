import type { AiPolicy } from '@/api/words/assistant';
import { text } from '@/features/assistant/text';
import { useConfig } from '@/features/session/hooks';
import { RadioCards } from '@/ui/RadioCards';

const POLICIES: readonly AiPolicy[] = ['off', 'allowed', 'required'];

type AiPolicyFieldProps = {
  value: AiPolicy;
  error: string | undefined;
  onChange: (policy: AiPolicy) => void;
};

/** The three policies, each with its line. Without a language model only `off` can be chosen, and it says why. */
export function AiPolicyField({ value, error, onChange }: AiPolicyFieldProps) {
  const config = useConfig();
  const missing = config !== undefined && !config.assistant;
  const card = (policy: AiPolicy) => ({
    value: policy,
    title: text.policies[policy].title,
    detail: text.policies[policy].builder,
    ...(missing && policy !== 'off' && policy !== value ? { disabledReason: text.noModel } : {}),
  });
  return (
    <div data-field="ai_policy">
      <p className="mb-1.5 text-sm font-medium">{text.policyTitle}</p>
      <RadioCards
        label={text.policyTitle}
        value={value}
        onChange={onChange}
        cards={POLICIES.map(card)}
        className="md:grid-cols-3"
      />
      <p className="mt-1.5 text-xs text-fg-muted">{text.elsewhere}</p>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-xs text-negative-text">
          {error}
        </p>
      )}
    </div>
  );
}
