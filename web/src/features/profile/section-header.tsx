import { Picture } from '../../ui/picture.tsx'

/** The head of a section of the profile; some sections have a small drawing. */
export const SectionHeader = ({ title, text, art }: { title: string; text: string; art?: string }) => (
  <header className="flex items-center justify-between gap-6">
    <div className="grid gap-1">
      <h1 className="font-display text-28">{title}</h1>
      <p className="text-14 text-chalk-2">{text}</p>
    </div>
    {art && <Picture name={art} width={128} height={88} className="w-24 shrink-0 max-[26rem]:hidden tablet:w-32" />}
  </header>
)
