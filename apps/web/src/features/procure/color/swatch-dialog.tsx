import { color } from '@countinghouse/contract/procure/color'
import type { ColorSwatch } from '@countinghouse/contract/procure/color-swatch'
import { createSwatch, deleteSwatch, swatchFields, updateSwatch } from '@countinghouse/contract/procure/color-swatch'
import { text } from '@countinghouse/contract/procure/color-swatch.text'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './color.module.css'

const owner = { fields: swatchFields, text }
const fields = fieldModels(owner)
const fresh = { ...Object.fromEntries(fields.map(({ name, initial }) => [name, initial])), labDipStatus: 'none' }

type SwatchDialogProps = {
  readonly colorId: number
  /** Null for a new one. */
  readonly swatch: ColorSwatch | null
  readonly onClose: () => void
}

/** What a supplier calls the colour. */
export function SwatchDialog({ colorId, swatch, onClose }: SwatchDialogProps) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft<Readonly<Record<string, unknown>>>(fields, swatch ?? fresh, id)
  const write = useWrite(t(color.text.title), draft.refuse)

  function finish(said: Text): void {
    showToast(language, { tone: 'done', message: t(said) })
    onClose()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const values = draft.read()
    if (values === null) return
    const saved =
      swatch === null
        ? await write(createSwatch, { id: colorId, ...values })
        : await write(updateSwatch, {
            id: swatch.id,
            version: Number(draft.from?.['version'] ?? swatch.version),
            ...values,
          })
    if (saved !== null) finish(text.saved)
  }

  async function remove({ id: swatchId, version }: ColorSwatch): Promise<void> {
    const answer = await ask.confirm({ title: t(text.deleteConfirm), confirm: t(text.delete), isDanger: true })
    if (answer !== 'confirm') return
    if ((await write(deleteSwatch, { id: swatchId, version })) !== null) finish(text.deleted)
  }

  return (
    <Dialog
      title={t(swatch === null ? text.add : text.edit)}
      isWide
      onClose={onClose}
      actions={
        <>
          {swatch !== null && (
            <Button variant="subtle" color="red" onClick={() => void remove(swatch)}>
              {t(text.delete)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} noValidate onSubmit={(event) => void save(event)}>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            id={draft.idOf(field.name)}
            field={field}
            texts={texts}
            entered={draft.entered(field)}
            problem={draft.problem(field)}
            isChanged={swatch !== null && draft.isChanged(field)}
            onType={(entered) => draft.type(field, entered)}
            onLeave={() => undefined}
          />
        ))}
      </form>
    </Dialog>
  )
}
