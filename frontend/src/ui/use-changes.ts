import { useCallback, useEffect, useRef } from 'react';

/**
 * Changes a value that its owner shows a moment later, as an address does. Each change begins from the last one, shown or
 * not, so that of two in a row the second does not undo the first.
 */
export function useChanges<Value>(value: Value, onChange: (value: Value) => void) {
  const latest = useRef(value);
  const send = useRef(onChange);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    send.current = onChange;
  }, [onChange]);
  return useCallback((to: (from: Value) => Value) => {
    latest.current = to(latest.current);
    send.current(latest.current);
  }, []);
}
