import { text } from '@countinghouse/contract/kit/ordered-choice.text'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { moveKey, toggleKey } from './key-order.ts'
import styles from './ordered-choice.module.css'

type Option = { readonly key: string; readonly label: string; readonly meaning?: string }
type Props = {
  readonly label: string
  readonly options: readonly Option[]
  /** What is chosen, in its order. */
  readonly keys: readonly string[]
  readonly most?: number
  readonly isDisabled?: boolean
  readonly onChange: (keys: readonly string[]) => void
}

/** Which of several are shown, and in which order: by keyboard, pointer or touch. What is not chosen comes last. */
export function OrderedChoice({ label, options, keys, most = options.length, isDisabled = false, onChange }: Props) {
  const { t } = useLanguage()
  const chosen = keys.flatMap((key) => options.find((option) => option.key === key) ?? [])
  const others = options.filter(({ key }) => !keys.includes(key))
  return (
    <ul className={styles.choices} aria-label={label}>
      {[...chosen, ...others].map(({ key, label: name, meaning }) => {
        const place = keys.indexOf(key)
        return (
          <li key={key} className={styles.choice}>
            <label>
              <input
                type="checkbox"
                checked={place >= 0}
                disabled={isDisabled || (place < 0 && keys.length >= most)}
                onChange={() => onChange(toggleKey(keys, key))}
              />
              <span>
                {name}
                {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
              </span>
            </label>
            {place >= 0 && !isDisabled && (
              <>
                <IconButton
                  disabled={place === 0}
                  label={t(text.moveUp, { label: name })}
                  onClick={() => onChange(moveKey(keys, key, -1))}
                >
                  <IconChevronUp size={16} stroke={1.75} />
                </IconButton>
                <IconButton
                  disabled={place === keys.length - 1}
                  label={t(text.moveDown, { label: name })}
                  onClick={() => onChange(moveKey(keys, key, 1))}
                >
                  <IconChevronDown size={16} stroke={1.75} />
                </IconButton>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
