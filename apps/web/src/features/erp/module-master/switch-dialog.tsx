import type { ModuleSwitch } from '@countinghouse/contract/erp/module-master'
import { switchCompanyModule, switchModule } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useSession } from '../../../app/session/session.tsx'
import styles from '../registers.module.css'

type Props = {
  readonly company: { readonly id: number; readonly name: string }
  readonly module: {
    readonly id: number
    readonly name: string
    readonly pages: number
    /** Store-bound users without another module, if visible to the caller. */
    readonly boundPeople?: number
  }
  readonly current: ModuleSwitch
  readonly onClose: () => void
}

/** Turns a module on or off for a company, permanently or for a period. */
export function SwitchDialog({ company, module, current, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const { company: own } = useSession()
  const id = useId()
  const [draft, setDraft] = useState(current)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { isEnabled, validFrom, validUntil } = draft
    const wanted = { isEnabled, validFrom, validUntil, switchVersion: current.version }
    const saved =
      company.id === own.id
        ? await write(switchModule, { ...wanted, id: company.id, moduleId: module.id })
        : await write(switchCompanyModule, { ...wanted, id: module.id, companyId: company.id })
    if (saved === null) return
    showToast(language, { tone: 'done', message: t(text.saved, { name: module.name }) })
    onClose()
  }

  const day = (name: 'validFrom' | 'validUntil') => (
    <PlainField label={t(text[name])} hint={t(text.days_help)} problem={problems[name]}>
      {(control) => (
        <DateInput
          {...control}
          value={draft[name] ?? ''}
          onChange={(value) => {
            setDraft({ ...draft, [name]: value || null })
            setProblems({})
          }}
        />
      )}
    </PlainField>
  )

  return (
    <Dialog
      title={t(text.switchFor, { module: module.name, company: company.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <label className={styles.check}>
          <input
            type="checkbox"
            data-autofocus
            checked={draft.isEnabled}
            onChange={({ currentTarget }) => setDraft({ ...draft, isEnabled: currentTarget.checked })}
          />
          {t(text.isEnabled)}
        </label>
        <div className={styles.pair}>
          {day('validFrom')}
          {day('validUntil')}
        </div>
        <p className={styles.quiet}>{t(text.effect, { pages: module.pages })}</p>
        {(module.boundPeople ?? 0) > 0 && (
          <p className={styles.quiet}>{t(text.effect_bound, { count: module.boundPeople ?? 0 })}</p>
        )}
      </form>
    </Dialog>
  )
}
