import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TOASTS } from '@/facts/constants';
import Toasts from './Toasts';

const container = vi.hoisted(() => vi.fn());
vi.mock('react-toastify/unstyled', () => ({
  ToastContainer: (props: object) => {
    container(props);
    return <p>toasts</p>;
  },
}));

it('the constants are what the toast container gets, and nothing else', () => {
  render(<Toasts />);
  expect(screen.getByText('toasts')).toBeDefined();
  expect(container).toHaveBeenCalledWith(TOASTS);
});
