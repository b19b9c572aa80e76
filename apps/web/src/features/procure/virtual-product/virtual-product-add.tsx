import { virtualKinds } from '@countinghouse/contract/procure/virtual-kinds'
import { createVirtualProduct, newVirtualFields } from '@countinghouse/contract/procure/virtual-bom'
import { text as listText } from '@countinghouse/contract/procure/virtual-product.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useId, useRef, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import price from '../price/price.module.css'
import styles from './virtual-product.module.css'

const owner = { fields: newVirtualFields, text: { ...listText, ...text } }
const models = fieldModels(owner)

/** Form of a new virtual product: its type first, then the fields required for activation. */
export function VirtualProductAdd({ onCreated }: { readonly onCreated: (id: number) => void }) {
  const language = useLanguage()
  const { t } = language
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, useId())
  const write = useWrite(t(listText.title), draft.refuse)
  const isSending = useRef(false)
  const [kindModel] = models
  const [hinted, setHinted] = useState<(typeof virtualKinds)[number]>('kit')

  async function save(): Promise<boolean> {
    const values = isSending.current ? null : draft.read()
    if (values === null) return false
    isSending.current = true
    const created = await write(createVirtualProduct, values as InputOfRoute<typeof createVirtualProduct>)
    isSending.current = false
    if (created === null) return false
    draft.discard()
    showToast(language, { tone: 'done', message: t(text.created, { name: created.name }) })
    onCreated(created.id)
    return true
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    await save()
  }

  useLeaveGuard(draft, save)
  useSaveKey(save)
  return (
    <RecordBody>
      <form className={price.form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.kinds}>
          <legend>{t(text.kind)}</legend>
          {virtualKinds.map((kind) => (
            <label key={kind} className={styles.kind}>
              <input
                type="radio"
                name={draft.idOf('kind')}
                checked={hinted === kind}
                onChange={() => {
                  setHinted(kind)
                  if (kindModel !== undefined) draft.type(kindModel, kind)
                }}
              />
              <span className={styles.kindName}>{t(text[`kind_${kind}`])}</span>
              <span className={styles.quiet}>{t(text[`kind_${kind}_help`])}</span>
            </label>
          ))}
        </fieldset>
        {models.slice(1).map((field) => (
          <Suspense key={field.name}>
            <FieldInput
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              row={draft.row}
              problem={draft.problem(field)}
              isChanged={false}
              onType={(entered) => draft.type(field, entered)}
              onLeave={() => undefined}
            />
          </Suspense>
        ))}
        <Button type="submit" className={price.run}>
          {t(text.make)}
        </Button>
      </form>
    </RecordBody>
  )
}
