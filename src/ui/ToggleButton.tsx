import type { ComponentProps } from 'react';
import { type Command, commandRef } from './commands';

interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onToggle' | 'ref'> {
  isOpen: boolean;
  /** The id of the element that the button shows, hides or enlarges. */
  contentId: string;
  command?: Command | undefined;
  onToggle: (isOpen: boolean) => void;
}

/** Renders a button that says whether its element is shown. */
export function ToggleButton(props: ToggleButtonProps) {
  const { isOpen, contentId, command, onToggle, ...rest } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={contentId}
      ref={commandRef(command)}
      onClick={() => onToggle(!isOpen)}
      {...rest}
    />
  );
}
