import { text } from '@countinghouse/contract/procure/color-note.text'
import { colorFamilyOf } from '@countinghouse/kernel/color'
import type { RecordNoteProps } from '../../kit/record-extras.ts'
import { useLanguage } from '../../shell/language.tsx'
import styles from './color.module.css'
import { isOfSeveral, typedShade } from './typed-shade.ts'

/** Suggested family of a colour, applied by a button. */
export function FamilyNote({ field, form, texts }: RecordNoteProps) {
  const { t } = useLanguage()
  const shade = typedShade(form)
  const family = isOfSeveral(form) ? 'multi' : shade === null ? null : colorFamilyOf(shade)
  const isAsked = form.typedIn('family') === '' || 'hex' in form.edits || 'secondHex' in form.edits
  if (family === null || !isAsked || form.typedIn('family') === family) return null
  return (
    <p className={styles.suggestion}>
      {t(text.suggestFamily, { family: texts.choice(field, family) })}
      <button type="button" className={styles.link} onClick={() => form.type(field, family)}>
        {t(text.useFamily)}
      </button>
    </p>
  )
}
