import { text } from '@countinghouse/contract/procure/color-note.text'
import { colorFamilyOf } from '@countinghouse/kernel/color'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './color.module.css'
import { isOfSeveral, enteredShade } from './entered-shade.ts'

/** Suggested family of a colour, applied by a button. */
export function FamilyNote({ field, form, texts }: RecordNoteProps) {
  const { t } = useLanguage()
  const shade = enteredShade(form)
  const family = isOfSeveral(form) ? 'multi' : shade === null ? null : colorFamilyOf(shade)
  const isRequested = form.enteredIn('family') === '' || 'hex' in form.edits || 'secondHex' in form.edits
  if (family === null || !isRequested || form.enteredIn('family') === family) return null
  return (
    <p className={styles.suggestion}>
      {t(text.suggestFamily, { family: texts.choice(field, family) })}
      <button type="button" className={styles.link} onClick={() => form.type(field, family)}>
        {t(text.useFamily)}
      </button>
    </p>
  )
}
