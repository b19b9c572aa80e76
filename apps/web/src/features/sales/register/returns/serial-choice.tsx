import { text } from '@countinghouse/contract/sales/register.text'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './returns.module.css'

type Props = {
  readonly serialNos: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Which pieces of a line come back. */
export function SerialChoice({ serialNos, chosen, onChange }: Props) {
  const { t } = useLanguage()
  return (
    <fieldset className={styles.serials}>
      <legend>{t(text.serialsBack)}</legend>
      {serialNos.map((serialNo) => (
        <label key={serialNo} className={styles.serial}>
          <input
            type="checkbox"
            checked={chosen.includes(serialNo)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, serialNo] : chosen.filter((one) => one !== serialNo))
            }
          />
          <bdi>{serialNo}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
