import { PlainField } from '../../ui/field/plain-field.tsx'
import { NamedIcon } from '../../ui/display/icons.tsx'
import styles from './registers.module.css'

type Props = {
  readonly icon: string
  readonly icons: readonly string[]
  readonly label: string
  readonly onChoose: (icon: string) => void
}

/** Icon picker with preview. */
export function IconChoice({ icon, icons, label, onChoose }: Props) {
  return (
    <PlainField label={label}>
      {(control) => (
        <span className={styles.icon}>
          <NamedIcon name={icon} size={20} />
          <select {...control} value={icon} dir="ltr" onChange={(event) => onChoose(event.currentTarget.value)}>
            {icons.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
    </PlainField>
  )
}
