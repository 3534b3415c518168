import { useEffect, useEffectEvent } from 'react';

export function useOnLeave(leave: () => void): void {
  const handle = useEffectEvent(leave);
  useEffect(() => () => handle(), []);
}
