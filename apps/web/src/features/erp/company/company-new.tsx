import type { CompanyChoices } from '@countinghouse/contract/erp/company'
import { createCompany, newCompanyFields } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useEffect, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './companies.module.css'
import { CompanyFields } from './company-fields.tsx'
import { UserLink } from '../user/user-link.tsx'
import user from '../user/user.module.css'

const parts = ['company', 'store', 'owner'] as const
const owner = { fields: { ...newCompanyFields.company, ...newCompanyFields.store, ...newCompanyFields.owner }, text }
const models = fieldModels(owner)

type Props = {
  readonly choices: CompanyChoices
  readonly onClose: () => void
}

/** Creates a company; the link for its owner is shown once. */
export function CompanyNew({ choices, onClose }: Props) {
  const { t, locale } = useLanguage()
  const id = useId()
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, id)
  const [off, setOff] = useState<readonly string[]>([])
  const [created, setCreated] = useState<{ name: string; link: string } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const write = useWrite(t(text.title), draft.refuse)

  useEffect(() => document.getElementById(`${id}-code`)?.focus(), [id])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const values = draft.read()
    if (values === null || isSending) return
    setIsSending(true)
    const modules = choices.modules.flatMap(({ code }) => (off.includes(code) ? [] : [code]))
    // Each field was parsed by the schema of the route.
    const input = { ...values, modules } as unknown as InputOfRoute<typeof createCompany>
    setCreated(await write(createCompany, input))
    setIsSending(false)
  }

  if (created !== null) {
    return (
      <Dialog
        title={t(text.newCompany)}
        onClose={onClose}
        actions={
          <Button data-autofocus onClick={onClose}>
            {t(text.done)}
          </Button>
        }
      >
        <div className={styles.made}>
          <p className={user.note} role="status">
            {t(text.created, { name: created.name })}
          </p>
          <UserLink path={created.link} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t(text.newCompany)}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {t(text.create)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.made} noValidate onSubmit={(event) => void submit(event)}>
        {parts.map((part) => (
          <CompanyFields
            key={part}
            title={t(text[part])}
            fields={models.filter(({ name }) => name in newCompanyFields[part])}
            texts={texts}
            draft={draft}
          />
        ))}
        <fieldset className={styles.modules}>
          <legend>{t(text.modules)}</legend>
          {choices.modules.map((module) => (
            <label key={module.code} className={user.choice}>
              <input
                type="checkbox"
                disabled={module.code === 'erp'}
                checked={!off.includes(module.code)}
                onChange={() =>
                  setOff(off.includes(module.code) ? off.filter((code) => code !== module.code) : [...off, module.code])
                }
              />
              <span>{locale === 'ar' ? module.nameAr : module.name}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
