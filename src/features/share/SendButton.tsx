import { useState } from 'react';
import { canShare } from '#data/browser-features';
import { SHARE_TEXTS } from '#texts/share';
import { Button } from '#ui/Button';

export function SendButton({ data }: { data: ShareData }) {
  const [isFailed, setFailed] = useState(false);
  if (!navigator.share || ('canShare' in navigator && !canShare(data))) return null;
  const send = async () => {
    setFailed(false);
    try {
      await navigator.share(data);
    } catch (error) {
      // Closing the share sheet is not a failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <>
      <Button onClick={() => void send()}>{SHARE_TEXTS.send}</Button>
      <p role="status" className={isFailed ? 'small mb-0' : 'visually-hidden'}>
        {isFailed && SHARE_TEXTS.sendFailed}
      </p>
    </>
  );
}
