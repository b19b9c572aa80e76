import { permissionName } from '@countinghouse/contract/page'
import type { FoundComponent, Bom } from '@countinghouse/contract/procure/virtual-bom'
import { virtualProductPage } from '@countinghouse/contract/procure/virtual-product'
import { getVirtualProduct, bomFields, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import { text as listText } from '@countinghouse/contract/procure/virtual-product.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import type { FieldModel } from '../../../kit/fields/field-model.ts'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import type { FieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ComponentSearch } from './component-search.tsx'
import { PrepackFill } from './prepack-fill.tsx'
import price from '../price/price.module.css'
import { groupsEntered, shownFields } from './bom-form.ts'
import { useBomLines } from './use-bom-lines.ts'
import { VirtualComponents } from './virtual-components.tsx'
import styles from './virtual-product.module.css'

const owner = { fields: bomFields, text: { ...listText, ...text } }
const models = fieldModels(owner)

/** Components and pricing of a virtual product. */
export function VirtualBom({ row }: RecordTabProps) {
  const query = useQuery(routeQuery(getVirtualProduct, { id: row.id }))
  if (query.data !== undefined) return <BomSide key={row.id} bom={query.data} />
  return (
    <RecordBody side="bom">
      {query.isPending && <RecordSkeleton count={6} />}
      {query.isError && <RecordMissing error={query.error} onRetry={() => void query.refetch()} />}
    </RecordBody>
  )
}

function BomSide({ bom }: { readonly bom: Bom }) {
  const language = useLanguage()
  const { t } = language
  const right = permissionName(virtualProductPage, 'edit')
  const canEdit = useCan()(right)
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, bom, useId())
  const lines = useBomLines(bom)
  const write = useWrite(t(listText.title), (messages) => {
    draft.refuse(messages)
    lines.refuse(messages)
  })
  const isSaving = useRef(false)
  const isDirty = draft.isDirty || lines.isDirty
  const standing = useRef('clean')
  standing.current = isDirty ? 'dirty' : 'clean'
  const { row } = draft
  const shown = shownFields(models, row)
  const [heads, notes] = [false, true].map((isNote) =>
    shown.filter(({ widget }) => (widget === 'multiline') === isNote),
  )
  const fields = { draft, texts, canEdit }
  const groups = row['kind'] === 'bundle' ? groupsEntered(row['groups']) : []
  const faults = lines.lines.filter((line) => line.productStatus !== 'active' || line.variantStatus !== 'active').length

  function discard(): void {
    draft.discard()
    lines.discard()
  }

  function add(component: FoundComponent): void {
    const groupNo = groups.length > 0 ? groups.length : null
    if (lines.has(component, groupNo))
      showToast(language, { tone: 'done', message: t(text.isThere, { name: component.sku }) })
    lines.add(component, groupNo)
  }

  async function save(): Promise<boolean> {
    if (isSaving.current) return false
    const changes = draft.read(shown)
    const components = lines.isDirty ? lines.read(t(text.badQuantity)) : undefined
    if (changes === null || components === null) return false
    if (!isDirty) return true
    isSaving.current = true
    const version = Math.min(lines.version, draft.from?.version ?? bom.version)
    const saved = await write(updateVirtualProduct, { id: bom.id, version, ...changes, components })
    isSaving.current = false
    if (saved === null) return false
    draft.settle(saved)
    lines.settle(saved.version)
    showToast(language, { tone: 'done', message: t(text.saved, { name: saved.name }) })
    return true
  }

  useLeaveGuard({ standing, discard }, save, { isOfSide: true })
  useSaveKey(canEdit ? save : null)
  const reason = canEdit ? (isDirty ? null : t(text.nothingToSave)) : t(text.needsPermission, { right })
  const problem = lines.problemOf()
  return (
    <RecordBody
      side="bom"
      footer={
        <>
          <ReasonButton reason={reason} aria-keyshortcuts="Control+S" onClick={() => void save()}>
            {t(text.save)}
          </ReasonButton>
          {isDirty && (
            <Button variant="subtle" onClick={discard}>
              {t(text.discard)}
            </Button>
          )}
        </>
      }
    >
      <BomFields {...fields} models={heads} />
      <h2 className={price.heading}>{t(text.components)}</h2>
      {faults > 0 && (
        <p className={styles.fault} role="alert">
          {t(text.faults, { count: faults })}
        </p>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <VirtualComponents lines={lines} groups={groups} canEdit={canEdit} />
      {canEdit && <ComponentSearch onAdd={add} />}
      {canEdit && row['kind'] === 'prepack' && <PrepackFill onFill={lines.replace} />}
      <BomFields {...fields} models={notes} />
    </RecordBody>
  )
}

type FieldsProps = {
  readonly models?: readonly FieldModel[] | undefined
  readonly draft: FieldDraft
  readonly texts: FieldTexts
  readonly canEdit: boolean
}

function BomFields({ models: shown = [], draft, texts, canEdit }: FieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={!canEdit}>
      {shown.map((field) => (
        <div key={field.name} data-field={field.widget} className={styles.field}>
          <Suspense>
            <FieldInput
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              row={draft.row}
              problem={draft.problem(field)}
              isChanged={draft.isChanged(field)}
              onType={(entered) => draft.type(field, entered)}
              onLeave={() => undefined}
            />
          </Suspense>
        </div>
      ))}
    </fieldset>
  )
}
