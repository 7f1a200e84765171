import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { InternshipDetail, InternshipSide } from '@/api/words';
import { paths } from '@/facts/paths';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { internshipQuery } from './api';
import { otherName } from './rules';
import { text } from './text';

const words = text.one;
const home: Record<InternshipSide, string> = {
  company: paths.myInterns,
  candidate: paths.dashboard,
};

function Back({ side }: { side: InternshipSide }) {
  return (
    <Link
      to={home[side]}
      className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline"
    >
      <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
      {words.back[side]}
    </Link>
  );
}

type FrameProps = {
  side: InternshipSide;
  id: string;
  children: (internship: InternshipDetail) => ReactNode;
};

type ShownProps = Omit<FrameProps, 'id'> & { internship: InternshipDetail };

function Shown({ side, internship, children }: ShownProps) {
  const { role_title: role, company_name: company } = internship;
  const title = side === 'company' ? otherName(side, internship) : role;
  usePageTitle(title);
  return (
    <>
      <PageHeader
        above={<Back side={side} />}
        title={<span className="break-words">{title}</span>}
        lead={side === 'company' ? role : company}
      />
      {children(internship)}
    </>
  );
}

function Gone({ side }: { side: InternshipSide }) {
  usePageTitle(words.goneTitle);
  return <PageHeader above={<Back side={side} />} title={words.goneTitle} lead={words.gone} />;
}

/** The page of one internship: its title, and what its side works on. */
export function InternshipFrame({ side, id, children }: FrameProps) {
  const query = useQuery(internshipQuery(side, id));
  if (query.data !== undefined)
    return (
      <Shown side={side} internship={query.data}>
        {children}
      </Shown>
    );
  if (isMissing(query.error)) return <Gone side={side} />;
  return query.isError ? (
    <LoadFailed query={query}>{words.failed}</LoadFailed>
  ) : (
    <SkeletonRows rows={8} />
  );
}
