import { type ReactNode, useState } from 'react';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { Segments } from '#ui/Segments';
import { useCloseDialog } from '#ui/use-close-dialog';

interface FormatsDialogProps<Format extends keyof typeof SHARE_TEXTS.formats> {
  /** The formats; the first is the default. */
  formats: readonly [Format, ...Format[]];
  children: (format: Format) => ReactNode;
}

/** A dialog that shares a result in one of several formats. */
export function FormatsDialog<Format extends keyof typeof SHARE_TEXTS.formats>({
  formats,
  children,
}: FormatsDialogProps<Format>) {
  const close = useCloseDialog();
  const [format, setFormat] = useState(formats[0]);
  return (
    <Dialog title={VIEW_TEXTS.share} onClose={close}>
      <div className="d-flex flex-column gap-3">
        <Segments
          legend={SHARE_TEXTS.shareAs}
          options={formats}
          texts={SHARE_TEXTS.formats}
          chosen={format}
          onChoose={setFormat}
        />
        {children(format)}
      </div>
    </Dialog>
  );
}
