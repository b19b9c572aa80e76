import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { setParentCompany } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly company: CompanyRow; readonly all: readonly CompanyRow[]; readonly onClose: () => void }

/** Sets or clears the parent company. */
export function CompanyParent({ company, all, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const [parentId, setParentId] = useState(company.parent?.id ?? null)
  const write = useWrite(t(text.title))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if ((await write(setParentCompany, { id: company.id, parentId })) === null) return
    showToast(language, { tone: 'done', message: t(text.saved, { name: company.name }) })
    onClose()
  }

  return (
    <Dialog
      title={t(text.parentTitle, { name: company.name })}
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
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <PlainField label={t(text.parent)} hint={t(text.parent_help)}>
          {(control) => (
            <select
              {...control}
              data-autofocus
              value={parentId ?? ''}
              onChange={({ currentTarget }) => setParentId(Number(currentTarget.value) || null)}
            >
              <option value="">{t(text.noParent)}</option>
              {all
                .filter(({ id: other }) => other !== company.id)
                .map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
            </select>
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
