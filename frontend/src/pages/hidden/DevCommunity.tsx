import { useState, type SubmitEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { inviteCode } from './rules';
import { community as text } from './text';

/** Leads somebody with an assessment code to its invitation. */
function CodeEntry() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = inviteCode(typed);
    setProblem(code === null ? text.badCode : undefined);
    if (code !== null) void navigate(to(paths.attempt, { first: code }));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-3">
      <Field label={text.code} hint={text.codeHint} error={problem} className="w-full max-w-72">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="font-mono"
        />
      </Field>
      <Button type="submit" variant="primary">
        {text.open}
      </Button>
    </form>
  );
}

/** The developers' community: one screen that nothing links to, to be passed on by those who know it. */
export function DevCommunity() {
  usePageTitle(text.title);
  const { pathname } = useLocation();
  return (
    <div className="mx-auto max-w-(--prose-max) px-5 py-10">
      <PageHeader title={text.title} lead={text.lead} />
      <div className="flex flex-col gap-4.5">
        <Card title={text.codeTitle}>
          <CodeEntry />
        </Card>
        <Card title={text.inviteTitle}>
          <p className="mb-3 text-sm text-fg-muted">{text.invite}</p>
          <CopyField value={location.origin + pathname} label={text.inviteLabel} />
        </Card>
        <Card title={text.moreTitle}>
          <ul className="flex flex-col gap-2 text-sm">
            {text.links.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="font-semibold text-link underline-offset-3 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a
                href="/api/docs"
                className="font-semibold text-link underline-offset-3 hover:underline"
              >
                {text.api}
              </a>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}
