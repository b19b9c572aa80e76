import { text } from '@countinghouse/contract/kit/color.text'
import { IconColorPicker } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Swatch } from '../../../ui/display/swatch.tsx'
import fieldStyles from '../field.module.css'
import type { FieldInputProps } from '../field-frame.tsx'
import { controlProps } from '../field-frame.tsx'
import { hexOf } from './color.ts'
import styles from './color-input.module.css'
import { hasEyeDropper, takeColor } from './eye-dropper.ts'

/** A colour by hex code, by the browser's picker, or picked from the screen if supported. */
export function ColorInput(props: FieldInputProps & { readonly entered: string }) {
  const { field, texts, entered, onType, onLeave } = props
  const { t } = useLanguage()
  const hex = hexOf(entered)
  const label = texts.label(field.name)

  async function take(): Promise<void> {
    const taken = await takeColor()
    if (taken !== null) onType(hexOf(taken) ?? taken)
  }

  return (
    <span className={styles.control}>
      <span className={styles.pick}>
        <Swatch hexes={hex === null ? [] : [hex]} isLarge />
        <input
          type="color"
          aria-label={t(text.pick, { label })}
          value={(hex ?? '#808080').toLowerCase()}
          onChange={(event) => onType(event.currentTarget.value.toUpperCase())}
          onBlur={onLeave}
        />
      </span>
      <input
        {...controlProps(props)}
        className={fieldStyles.input}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        value={entered}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => {
          if (hex !== null && hex !== entered) onType(hex)
          onLeave()
        }}
      />
      {hasEyeDropper() && (
        <IconButton label={t(text.take, { label })} onClick={() => void take()}>
          <IconColorPicker size={18} stroke={1.75} />
        </IconButton>
      )}
    </span>
  )
}
