import { STORAGE_NOTICE_TEXTS } from '#texts/storage-notice';
import { Notice } from '#ui/Notice';

interface LaunchNoticeProps {
  isLatest: boolean;
  /** Why the saved raids could not be read. */
  error: Error | null;
}

/** Says that the shared text has no report, or that there is no latest raid. */
export function LaunchNotice({ isLatest, error }: LaunchNoticeProps) {
  return (
    <Notice role="alert" tone="warning">
      {isLatest ? withoutLatest(error) : STORAGE_NOTICE_TEXTS.noLink}
    </Notice>
  );
}

const withoutLatest = (error: Error | null): string =>
  error ? STORAGE_NOTICE_TEXTS.latestUnreadable : STORAGE_NOTICE_TEXTS.noLatest;
