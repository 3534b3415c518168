export function SettingsDialog(_: { onClose: () => void }) {
  return null;
}
