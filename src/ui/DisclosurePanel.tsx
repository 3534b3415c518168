import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { Command } from './commands';
import styles from './DisclosurePanel.module.css';
import { ToggleButton } from './ToggleButton';

interface DisclosurePanelProps {
  title: string;
  summary?: ReactNode;
  command?: Command;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Renders a section whose head keeps its height, open or closed. */
export function DisclosurePanel(props: DisclosurePanelProps) {
  const { title, summary, command, startsOpen = false, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className={`panel ${styles.panel}`}>
      <div className={styles.head}>
        <h3 className="h6 m-0">
          <DisclosureButton isOpen={isOpen} contentId={id} command={command} onToggle={setOpen}>
            {title}
          </DisclosureButton>
        </h3>
        {summary}
      </div>
      {isOpen && (
        <div id={id} className="px-2 px-sm-3 pb-3">
          {children}
        </div>
      )}
    </section>
  );
}

export function PanelSummary({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.summary} second m-0`}>
      <span className={styles.lines}>{children}</span>
    </p>
  );
}

/** Renders a toggle button with an arrow, as high as a panel's head. */
export function DisclosureButton(props: ComponentProps<typeof ToggleButton>) {
  const { className = '', children, ...rest } = props;
  return (
    <ToggleButton
      {...rest}
      className={`${styles.header} btn border-0 d-flex align-items-center gap-2 text-start ${className}`}
    >
      <span className={styles.arrow} aria-hidden="true" />
      {children}
    </ToggleButton>
  );
}
