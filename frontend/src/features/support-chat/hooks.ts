import { lazy, type ComponentType } from 'react';

/** The way to support in the bars. If its file does not load, there is none, which is better than no page. */
export const SupportCorner = lazy<ComponentType<{ userId: string }>>(() =>
  import('./SupportCorner').then(
    ({ SupportCorner: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
