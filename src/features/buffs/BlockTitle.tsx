export function BlockTitle({ title, hint }: { title: string; hint?: string | undefined }) {
  return (
    <h4 className="h6 fw-semibold mt-3 mb-1">
      {title}
      {hint && <small className="text-body-secondary fw-normal ms-2">{hint}</small>}
    </h4>
  );
}
