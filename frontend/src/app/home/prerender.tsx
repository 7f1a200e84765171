// Run by scripts/prerender.mjs when the application is built, never in a browser.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { queryClient } from '@/api/cache/query-client';
import { FloatingShell } from '@/features/shell/shells/FloatingShell';
import Home from '@/pages/home/Home';
import { TooltipProvider } from '@/ui/Tooltip';
import { paths } from '@/facts/paths';

/**
 * The home page as it looks before the viewer is known. It stays in the page until the
 * application has drawn the real one, so it carries no id that could then be there twice.
 */
export function homeMarkup(): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <StaticRouter location={paths.home}>
          <Routes>
            <Route Component={FloatingShell}>
              <Route path={paths.home} Component={Home} />
            </Route>
          </Routes>
        </StaticRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return markup.replaceAll(' id="main"', '');
}
