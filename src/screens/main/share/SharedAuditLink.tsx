import { ShareFoot } from '#features/share/ShareFoot';
import { SHARE_TEXTS } from '#texts/share';
import { Loading } from '#ui/Loading';
import { useCopying } from '#ui/use-copying';
import type { ShareFormatProps } from './share-format';
import { useSharedLink } from './use-shared-link';

export function SharedAuditLink(props: ShareFormatProps) {
  const copying = useCopying('briefly');
  const { link, error } = useSharedLink(props);

  if (error) return <p role="alert">{SHARE_TEXTS.linkFailed}</p>;
  if (!link) return <Loading />;
  return (
    <>
      <p className="mb-0">{props.fight ? SHARE_TEXTS.linkHolds : SHARE_TEXTS.nightLinkHolds}</p>
      <div>
        <textarea
          className="form-control small"
          aria-label={SHARE_TEXTS.linkField}
          readOnly
          rows={4}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <p className="small text-body-secondary mb-0">{SHARE_TEXTS.linkLength(link.length)}</p>
      </div>
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyLink}
        text={link}
        copying={copying}
        sent={{ url: link }}
      />
    </>
  );
}
