import { ArrowRight, BadgeCheck, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { WARM_UP } from '@/facts/constants';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';
import { FourMarks } from './FourMarks';
import { text } from './text';
import { Touchstone } from './Touchstone';
import { WorkspaceSample } from './WorkspaceSample';

function Hero() {
  return (
    <section className="page-x grid items-center gap-12 pt-14 pb-15 lg:grid-cols-[1fr_minmax(0,560px)] max-md:gap-9 max-md:pt-8 max-md:pb-11">
      <div>
        <h1
          tabIndex={-1}
          className="-ml-0.5 text-[clamp(3rem,5.6vw,4.75rem)] leading-none font-medium tracking-[-0.022em] [word-spacing:.02em]"
        >
          {text.headline}
        </h1>
        <p className="mt-5 mb-7 max-w-[480px] text-xl text-pretty text-fg-muted max-md:mt-3.5 max-md:mb-5 max-md:text-lg md:leading-[1.55]">
          {text.lead}
        </p>
        <div className="flex gap-3 max-md:flex-col">
          <Button asChild variant="primary" size="xl">
            <Link to={paths.companyAuth}>{text.assess}</Link>
          </Button>
          <Button asChild size="xl">
            <Link to={to(paths.codebrainProblem, { problemId: WARM_UP })}>
              {text.challenge} <ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </Button>
        </div>
        <p className="mt-5 flex items-center gap-2 text-base text-fg-muted">
          <BadgeCheck
            size={17}
            strokeWidth={1.75}
            aria-hidden="true"
            className="text-primary-text"
          />
          {text.keep}
        </p>
      </div>
      <Touchstone />
    </section>
  );
}

function Work() {
  return (
    <section className="page-x grid items-center gap-16 pt-20 pb-10 lg:grid-cols-[360px_minmax(0,1fr)] max-md:gap-9 max-md:pt-12 max-md:pb-5">
      <div>
        <h2 className="text-[2rem] leading-[1.2] max-md:text-[1.625rem]">{text.work.title}</h2>
        <p className="mt-3.5 mb-5 text-[1rem] leading-[1.6] text-pretty text-fg-muted">
          {text.work.lead}
        </p>
        <ul>
          {text.work.points.map((point) => (
            <li key={point} className="flex items-center gap-2.5 py-1.5 text-md font-medium">
              <Check
                size={17}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 text-positive"
              />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <WorkspaceSample />
    </section>
  );
}

function Steps() {
  return (
    <section className="page-x pt-16 pb-22 max-md:pt-11 max-md:pb-14">
      <h2 className="text-[2rem] leading-[1.2] max-md:text-[1.625rem]">{text.steps.title}</h2>
      <ol className="mt-7 grid gap-4.5 md:grid-cols-3">
        {text.steps.items.map((step, index) => (
          <li key={step.title} className="rounded-lg border border-line bg-surface p-5">
            <span aria-hidden="true" className="display text-2xl text-fg-subtle">
              {index + 1}
            </span>
            <h3 className="mt-2 text-lg">{step.title}</h3>
            <p className="mt-1 text-md text-pretty text-fg-muted">{step.detail}</p>
          </li>
        ))}
      </ol>
      <Button asChild size="lg" className="mt-6">
        <Link to={paths.howScored}>{text.steps.how}</Link>
      </Button>
    </section>
  );
}

export default function Home() {
  usePageTitle(text.pageTitle);
  return (
    <>
      <Hero />
      <FourMarks />
      <Work />
      <Steps />
    </>
  );
}
