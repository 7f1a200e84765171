import { ToastContainer } from 'react-toastify/unstyled';
import { TOAST_Z_INDEX, TOASTS } from '@/facts/constants';

/** The toast container with exactly the specification's settings; loaded when the browser is idle. */
export default function Toasts() {
  return <ToastContainer {...TOASTS} style={{ zIndex: TOAST_Z_INDEX }} />;
}
