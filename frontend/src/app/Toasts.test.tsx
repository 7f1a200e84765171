import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, isValidElement, type ReactElement } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { afterEach, expect, it } from 'vitest';
import { showToast } from '@/ui/toasts';
import Toasts from './Toasts';

afterEach(cleanup);

const container = () => document.querySelector<HTMLElement>('.Toastify__toast-container');

// Toasts that other tests have shown wait for a container.
const ours = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((toast) =>
    ['the first', 'the second'].includes(toast.textContent),
  );

it('the constants are what the toast container gets, and nothing else', () => {
  const element: ReactElement = Toasts();
  expect(isValidElement(element) && element.type === ToastContainer).toBe(true);
  expect(element.props).toEqual({
    position: 'top-right',
    autoClose: 4000,
    newestOnTop: true,
    closeOnClick: true,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    theme: 'colored',
    style: { zIndex: 10_001 },
  });
});

it('a toast stands at the top right above everything, coloured, the newest first, and goes with a click', async () => {
  render(
    <Fragment>
      <Toasts />
    </Fragment>,
  );
  act(() => {
    showToast('info', 'the first');
    showToast('error', 'the second');
  });
  await screen.findByText('the second');
  expect(container()?.classList).toContain('Toastify__toast-container--top-right');
  expect(container()?.style.zIndex).toBe('10001');
  const shown = ours('.Toastify__toast');
  expect(shown.map((toast) => toast.textContent)).toEqual(['the second', 'the first']);
  expect(shown[0]?.classList).toContain('Toastify__toast-theme--colored');
  const bar = shown[0]?.querySelector<HTMLElement>('.Toastify__progress-bar');
  expect(bar?.style.animationDuration).toBe('4000ms');
  await userEvent.click(screen.getByText('the first'));
  expect(ours('.Toastify__toast:not([class*=exit])').length).toBeLessThan(2);
});
