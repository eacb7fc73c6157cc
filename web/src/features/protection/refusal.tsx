import { Icon } from '../../ui/icon.tsx'

/** What a call was refused for. */
export const Refusal = ({ text }: { text: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {text && (
      <p className="flex items-start gap-2.5 rounded-2 bg-danger-soft px-3.5 py-3 text-14 text-danger">
        <Icon name="warning" />
        <span className="sentence">{text}</span>
      </p>
    )}
  </div>
)
