import { DateMark, FinenessMark, MakerMark, OfficeMark } from '@/ui/Hallmarks';
import { text } from './text';

const words = text.marks;

/** What each of the four hallmarks of a report says. */
export function FourMarks() {
  const label = (title: string) => ({ label: words.sampleLabel(title) });
  const marks = [
    { ...words.who, mark: <MakerMark initials="ML" {...label(words.who.title)} /> },
    { ...words.fine, mark: <FinenessMark value={750} {...label(words.fine.title)} /> },
    { ...words.standard, mark: <OfficeMark {...label(words.standard.title)} /> },
    { ...words.when, mark: <DateMark letter="c" {...label(words.when.title)} /> },
  ];
  return (
    <section className="page-x border-t border-line bg-surface">
      <div className="flex items-baseline justify-between gap-10 pt-11 max-md:block max-md:pt-9">
        <h2 className="text-[2rem] leading-[1.2] max-md:text-[1.625rem]">{words.title}</h2>
        <p className="max-w-[430px] text-md text-pretty text-fg-muted max-md:mt-2">{words.lead}</p>
      </div>
      <ul className="grid grid-cols-4 gap-9 pt-8 pb-16 max-lg:grid-cols-2 max-md:gap-x-5 max-md:gap-y-7 max-md:pb-11">
        {marks.map(({ title, detail, mark }) => (
          <li key={title}>
            {mark}
            <h3 className="mt-3.5 mb-1.5 text-lg">{title}</h3>
            <p className="text-base text-pretty text-fg-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
