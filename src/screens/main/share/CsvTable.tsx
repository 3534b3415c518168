import { useState } from 'react';
import { csvFile } from '#domain/hand-over/csv';
import { csvRows } from '#domain/hand-over/csv-rows';
import { useAuditContext } from '#features/audit/use-audit-context';
import { SendButton } from '#features/share/SendButton';
import styles from '#features/share/Share.module.css';
import { SHARE_TEXTS } from '#texts/share';
import { Button } from '#ui/Button';
import { download } from '#ui/download';
import type { ShareFormatProps } from './share-format';

/** Offers a CSV file with a row per player and fight. */
export function CsvTable({ code, raid, era, fight, fights, options }: ShareFormatProps) {
  const context = useAuditContext(era);
  const [isDownloaded, setDownloaded] = useState(false);
  const text = csvFile(csvRows({ code, raid, fights, context }, options));
  // File names cannot contain the colon of an anonymous report's code.
  const name = `ready-check-${code.replace(':', '-')}${fight ? `-${fight.id}` : ''}.csv`;
  const file = new File([text], name, { type: 'text/csv;charset=utf-8' });
  return (
    <>
      <section aria-label={SHARE_TEXTS.table}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
        <pre className={`${styles.text} ${styles.table}`} tabIndex={0}>
          {text}
        </pre>
      </section>
      <p role="status" className={isDownloaded ? 'small mb-0' : 'visually-hidden'}>
        {isDownloaded && SHARE_TEXTS.downloaded(name)}
      </p>
      <div className={styles.foot}>
        <Button
          look="primary"
          onClick={() => {
            download(file);
            setDownloaded(true);
          }}
        >
          {SHARE_TEXTS.downloadCsv}
        </Button>
        <SendButton data={{ files: [file] }} />
      </div>
    </>
  );
}
