import { canShare } from '#data/browser-features';
import { SendButton } from '#features/share/SendButton';
import share from '#features/share/Share.module.css';
import { CopyOneButton, CopyOutcome, useDownload } from '#features/share/ShareFoot';
import { SHARE_TEXTS } from '#texts/share';
import { Notice } from '#ui/Notice';
import sticky from '#ui/sticky-foot.module.css';
import { type CopyState, useCopying } from '#ui/use-copying';
import { varyWords } from '#ui/vary-words';
import { fileName, type ShareFormatProps } from './share-format';
import { type DrawnPicture, usePicture } from './use-picture';
import { useSharedLink } from './use-shared-link';

export function Picture(props: ShareFormatProps) {
  const { picture, error, isSlow } = usePicture(props);
  if (error) return <Notice tone="danger">{SHARE_TEXTS.picture.failed}</Notice>;
  return (
    <>
      <p role="status" className={isSlow ? 'mb-0' : 'visually-hidden'}>
        {isSlow && SHARE_TEXTS.picture.drawing}
      </p>
      {picture && <MadePicture {...props} picture={picture} />}
    </>
  );
}

function MadePicture({ picture, ...props }: ShareFormatProps & { picture: DrawnPicture }) {
  const { code, fight } = props;
  // The link is made once the picture is shown.
  const { link } = useSharedLink(props);
  const copying = useCopying('briefly');
  const file = new File([picture.png], `${fileName(code, fight)}.png`, { type: 'image/png' });
  const { button, status } = useDownload({ file, words: SHARE_TEXTS.picture.download });
  return (
    <>
      <img className={share.picture} src={picture.address} alt={picture.words} />
      <p className="small text-body-secondary mb-0">{SHARE_TEXTS.picture.hint}</p>
      <PictureOutcome last={copying.last} />
      {status}
      <div className={sticky.foot}>
        <CopyPictureButton picture={picture} copying={copying} className="btn-primary" />
        {button}
        {link && (
          <CopyOneButton
            label={SHARE_TEXTS.copyLink}
            text={link}
            copying={copying}
            className="btn-outline-secondary"
          />
        )}
        <SendButton data={shareData(file, link)} />
      </div>
    </>
  );
}

interface CopyPictureButtonProps {
  picture: DrawnPicture;
  copying: CopyState;
  className: string;
}

export function CopyPictureButton({ picture: { png, words }, ...button }: CopyPictureButtonProps) {
  if (!canCopyPictures()) return null;
  return (
    <CopyOneButton
      {...button}
      label={SHARE_TEXTS.picture.copy}
      text={words}
      write={() => navigator.clipboard.write([new ClipboardItem({ [PNG_TYPE]: png })])}
    />
  );
}

export function PictureOutcome({ last }: Pick<CopyState, 'last'>) {
  if (last?.label !== SHARE_TEXTS.picture.copy || !last.isRefused)
    return <CopyOutcome last={last} />;
  return (
    <p role="status" className="small mb-0">
      {varyWords(SHARE_TEXTS.picture.refused, last.nth)}
    </p>
  );
}

const PNG_TYPE = 'image/png';

/** Firefox before 127 has no ClipboardItem. */
const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {});

/** Some share sheets take no text beside a file. */
function shareData(file: File, link: string | undefined): ShareData {
  const fileAndLink = { files: [file], text: link ?? '' };
  return link && canShare(fileAndLink) ? fileAndLink : { files: [file] };
}
