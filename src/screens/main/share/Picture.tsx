import { useState } from 'react';
import { canShare } from '#data/browser-features';
import { SendButton } from '#features/share/SendButton';
import share from '#features/share/Share.module.css';
import { CopyOneButton, CopyOutcome } from '#features/share/ShareFoot';
import { SHARE_TEXTS } from '#texts/share';
import { Button } from '#ui/Button';
import { download } from '#ui/download';
import { saidAgain } from '#ui/said-again';
import { useCopying } from '#ui/use-copying';
import { fileName } from './share-format';
import { type Drawn, type PictureProps, usePicture } from './use-picture';
import { useSharedLink } from './use-shared-link';

export function Picture(props: PictureProps) {
  const { picture, error, isSlow } = usePicture(props);
  if (error) return <p role="alert">{SHARE_TEXTS.picture.failed}</p>;
  return (
    <>
      <p role="status" className={isSlow ? 'mb-0' : 'visually-hidden'}>
        {isSlow && SHARE_TEXTS.picture.drawing}
      </p>
      {picture && <Made {...props} picture={picture} />}
    </>
  );
}

function Made({ picture, ...props }: PictureProps & { picture: Drawn }) {
  const { code, fight, words } = props;
  // The link is worked out after the picture is there.
  const { link } = useSharedLink(props);
  const copying = useCopying('briefly');
  const [downloads, setDownloads] = useState(0);
  const isRefused = copying.last?.label === SHARE_TEXTS.picture.copy && copying.last.isRefused;
  const file = new File([picture.png], `${fileName(code, fight)}.png`, { type: 'image/png' });
  return (
    <>
      <img className={share.picture} src={picture.address} alt={words} />
      <p className="small text-body-secondary mb-0">{SHARE_TEXTS.picture.hint}</p>
      {isRefused ? (
        <p role="status" className="small mb-0">
          {saidAgain(SHARE_TEXTS.picture.refused, copying.last?.nth ?? 1)}
        </p>
      ) : (
        <CopyOutcome last={copying.last} />
      )}
      <p role="status" className={downloads > 0 ? 'small mb-0' : 'visually-hidden'}>
        {downloads > 0 && saidAgain(SHARE_TEXTS.downloaded(file.name), downloads)}
      </p>
      <div className={share.foot}>
        {canCopyPictures() && (
          <CopyOneButton
            label={SHARE_TEXTS.picture.copy}
            text={file.name}
            write={() => navigator.clipboard.write([new ClipboardItem({ [PNG]: picture.png })])}
            copying={copying}
            className="btn-primary"
          />
        )}
        <Button
          onClick={() => {
            download(file);
            setDownloads(downloads + 1);
          }}
        >
          {SHARE_TEXTS.picture.download}
        </Button>
        {link && (
          <CopyOneButton
            label={SHARE_TEXTS.copyLink}
            text={link}
            copying={copying}
            className="btn-outline-secondary"
          />
        )}
        <SendButton data={toSend(file, link)} />
      </div>
    </>
  );
}

const PNG = 'image/png';

/** Firefox before 127 has no ClipboardItem. */
const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {});

/** Some share sheets take no text beside a file. */
function toSend(file: File, link: string | undefined): ShareData {
  const both = { files: [file], text: link ?? '' };
  return link && canShare(both) ? both : { files: [file] };
}
