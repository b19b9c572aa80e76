import { container } from '@countinghouse/contract/inventory/container'
import { text } from '@countinghouse/contract/inventory/container-number.text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { numberFault, writtenNumber } from './container-number.ts'
import styles from '../inventory.module.css'

/** Validates a container number before it is searched. */
export function ContainerFinder() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [entered, setEntered] = useState('')
  const number = writtenNumber(entered)
  const fault = numberFault(number)
  // An incomplete number is not an error yet.
  const isWhole = number.length >= 11
  const hint = isWhole && fault === null ? text.number_right : text.find_hint

  function find(): void {
    if (number !== '') void navigate({ to: container.page.path, search: { q: number, view: 'all' } as never })
  }

  return (
    <div className={styles.finder}>
      <CodeField
        label={t(text.find)}
        hint={t(hint)}
        problem={isWhole && fault !== null ? t(fault.text, fault.values) : undefined}
        maxLength={20}
        value={entered}
        onType={setEntered}
        onEnter={find}
      />
    </div>
  )
}
