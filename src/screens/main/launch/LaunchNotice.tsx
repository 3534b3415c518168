import { STORAGE_NOTICE_TEXTS } from '#texts/storage-notice';
import { Notice } from '#ui/Notice';

interface LaunchNoticeProps {
  isLatest: boolean;
  error: Error | null;
}

export function LaunchNotice({ isLatest, error }: LaunchNoticeProps) {
  return (
    <Notice role="alert" tone="warning">
      {isLatest ? withoutLatest(error) : STORAGE_NOTICE_TEXTS.noLink}
    </Notice>
  );
}

const withoutLatest = (error: Error | null): string =>
  error ? STORAGE_NOTICE_TEXTS.latestUnreadable : STORAGE_NOTICE_TEXTS.noLatest;
