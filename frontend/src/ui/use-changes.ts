import { useEffect, useRef } from 'react';

/**
 * Changes a value that its owner shows a moment later, as an address does. Each change begins from the last one, shown or
 * not, so that of two in a row the second does not undo the first.
 */
export function useChanges<Value>(value: Value, onChange: (value: Value) => void) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return (to: (from: Value) => Value) => {
    latest.current = to(latest.current);
    onChange(latest.current);
  };
}
