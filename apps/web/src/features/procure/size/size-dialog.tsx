import type { NewSize, Size } from '@countinghouse/contract/procure/size'
import {
  activateSize,
  createSize,
  deactivateSize,
  deleteSize,
  sizeFields,
  updateSize,
} from '@countinghouse/contract/procure/size'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { text } from '@countinghouse/contract/procure/size.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import type { Dimensions } from './size-dimensions.ts'
import styles from './size.module.css'

const owner = { fields: sizeFields, text }

type SizeDialogProps = {
  readonly scaleId: number
  /** Null for a new one. */
  readonly size: Size | null
  readonly dimensions: Dimensions
  readonly onClose: () => void
}

/** Form of one size with its label, measurements and codes; unused sizes can be deleted, others deactivated. */
export function SizeDialog({ scaleId, size, dimensions, onClose }: SizeDialogProps) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const id = useId()
  const texts = useSizeTexts(dimensions)
  const fields = fieldModels(owner).filter(
    ({ name }) =>
      (name !== 'dim1' || dimensions.dim1 !== null) &&
      (name !== 'dim2' || dimensions.dim2 !== null) &&
      (name !== 'measurements' || size !== null),
  )
  const draft = useFieldDraft(fields, size, id)
  const write = useWrite(t(sizeScale.text.title), (refused) =>
    draft.refuse(
      Object.fromEntries(Object.entries(refused).map(([path, message]) => [path.replace(/\..*$/, ''), message])),
    ),
  )
  const canSave = can(permissionName(sizeScale.page, size === null ? 'create' : 'edit'))

  function finish(said: Text, code: string): void {
    showToast(language, { tone: 'done', message: t(said, { code }) })
    onClose()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const values = draft.read()
    if (values === null) return
    if (size !== null && Object.keys(values).length === 0) return onClose()
    const saved =
      size === null
        ? await write(createSize, { ...(values as NewSize), sizeScaleId: scaleId })
        : await write(updateSize, { id: size.id, version: (draft.from ?? size).version, ...values })
    if (saved !== null) finish(text.saved, String(values['code'] ?? size?.code ?? ''))
  }

  async function setStatus(of: Size): Promise<void> {
    const isActive = of.status === 'active'
    const done = await write(isActive ? deactivateSize : activateSize, { id: of.id, version: of.version })
    if (done !== null) finish(isActive ? text.deactivated : text.activated, of.code)
  }

  async function remove({ id: sizeId, version, code }: Size): Promise<void> {
    const answer = await ask.confirm({
      title: t(text.deleteConfirm, { code }),
      body: t(text.deleteBody),
      confirm: t(text.delete),
      isDanger: true,
    })
    if (answer !== 'confirm') return
    if ((await write(deleteSize, { id: sizeId, version })) !== null) finish(text.deleted, code)
  }

  return (
    <Dialog
      title={size === null ? t(text.add) : t(text.edit, { code: size.code })}
      isWide
      onClose={onClose}
      actions={
        <>
          {size !== null && can(permissionName(sizeScale.page, 'delete')) && (
            <ReasonButton
              variant="subtle"
              color="red"
              reason={size.usage > 0 ? t(text.inUse, { count: size.usage }) : null}
              onClick={() => void remove(size)}
            >
              {t(text.delete)}
            </ReasonButton>
          )}
          {size !== null && can(permissionName(sizeScale.page, 'deactivate')) && (
            <Button variant="subtle" onClick={() => void setStatus(size)}>
              {t(size.status === 'active' ? text.deactivate : text.activate)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          {canSave && (
            <Button type="submit" form={id}>
              {t(text.save)}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.fields} noValidate onSubmit={(event) => void save(event)}>
        {fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <FieldInput
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              problem={draft.problem(field)}
              isChanged={draft.isChanged(field)}
              onType={(entered) => draft.type(field, entered)}
              onLeave={() => undefined}
            />
          </div>
        ))}
      </form>
    </Dialog>
  )
}

/** Parts of a size use the dimension names of the scale. */
function useSizeTexts({ dim1, dim2 }: Dimensions): FieldTexts {
  const texts = useFieldTexts(owner)
  return { ...texts, label: (name) => (name === 'dim1' ? dim1 : name === 'dim2' ? dim2 : null) ?? texts.label(name) }
}
