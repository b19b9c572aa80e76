import { text } from '@countinghouse/contract/shell/switcher.text'
import type { Text } from '@countinghouse/kernel/text'
import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Rgb } from '../../ui/theme/colour.ts'
import { hexOf, rgbOfHex } from '../../ui/theme/colour.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './switcher-picker.module.css'

type Props = {
  readonly label: Text
  readonly hexLabel: Text
  readonly value: Rgb
  /** Whether a custom color is used. */
  readonly isInForce: boolean
  /** Warning about the current color, which is used anyway. */
  readonly warning: string | null
  readonly onPick: (colour: Rgb) => void
}

/** Custom color by the browser's picker or hex code; applied while choosing. */
export function ColourPicker({ label, hexLabel, value, isInForce, warning, onPick }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && colourOf(draft) === null
  const note = isWrong ? t(text.hexProblem) : warning
  const type = (entered: string) => {
    setDraft(entered)
    const colour = colourOf(entered)
    if (colour !== null) onPick(colour)
  }
  return (
    <div className={styles.picker}>
      <span className={styles.name}>
        {t(isInForce ? text.customInForce : text.custom)}
        {isInForce && <IconCheck size={14} stroke={2.5} aria-hidden="true" />}
      </span>
      <input
        type="color"
        className={styles.well}
        aria-label={t(label)}
        aria-describedby={id}
        value={hexOf(value)}
        onChange={(event) => {
          const colour = rgbOfHex(event.target.value)
          if (colour !== null) onPick(colour)
        }}
      />
      <input
        type="text"
        className={styles.hex}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        aria-label={t(hexLabel)}
        aria-describedby={id}
        aria-invalid={isWrong}
        value={draft ?? hexOf(value)}
        onChange={(event) => type(event.target.value)}
        // Invalid input is replaced by the current color.
        onBlur={() => setDraft(null)}
      />
      <p id={id} role="status" className={styles.note}>
        {note}
      </p>
    </div>
  )
}

function colourOf(entered: string): Rgb | null {
  return rgbOfHex(entered.startsWith('#') ? entered : `#${entered}`)
}
