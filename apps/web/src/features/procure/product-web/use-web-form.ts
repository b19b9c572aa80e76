import type { ProductWeb, WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { saveProductWeb } from '@countinghouse/contract/procure/product-web'
import { text } from '@countinghouse/contract/procure/product-web.text'
import type { Text } from '@countinghouse/kernel/text'
import { useRef, useState } from 'react'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { enteredSince } from '../../../kit/fields/entered-since.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { EnteredWeb, WebPlace } from './web-entered.ts'
import { isSameEntered, keyOfPlace, readWeb, enteredWeb } from './web-entered.ts'

type Changed = { readonly place: WebPlace; readonly entered: EnteredWeb }
/** By key of the place. */
type By<T> = Readonly<Record<string, T>>

/** Unsaved values of the web tab of a product. */
export type WebForm = {
  readonly isDirty: boolean
  readonly canEdit: boolean
  readonly enteredAt: (attribute: WebAttributeOfProduct, place: WebPlace) => EnteredWeb
  readonly problemAt: (place: WebPlace) => string | undefined
  readonly type: (attribute: WebAttributeOfProduct, place: WebPlace, entered: EnteredWeb) => void
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

export function useWebForm(web: ProductWeb, name: string, canEdit: boolean): WebForm {
  const language = useLanguage()
  const { t } = language
  const [changed, setChanged] = useState<By<Changed>>({})
  const [problems, setProblems] = useState<By<Text | string>>({})
  const sent = useRef<readonly string[]>([])
  const write = useWrite(t(text.title), (fields) =>
    setProblems(
      Object.fromEntries(
        Object.entries(fields).map(([path, message]) => [sent.current[Number(path.split('.')[1])] ?? '', message]),
      ),
    ),
  )
  const isDirty = Object.keys(changed).length > 0
  const standing = useRef('clean')
  standing.current = isDirty ? 'dirty' : 'clean'
  useLeaveGuard({ standing, discard }, save, { isOfSide: true })
  useSaveKey(canEdit ? save : null)

  function savedAt({ type }: WebAttributeOfProduct, place: WebPlace): EnteredWeb {
    const key = keyOfPlace(place)
    return enteredWeb({ type }, web.values.find((value) => keyOfPlace(value) === key)?.value ?? null)
  }

  function discard(): void {
    setChanged({})
    setProblems({})
  }

  async function save(): Promise<boolean> {
    const imageIds = web.images.map(({ id }) => id)
    const read = Object.entries(changed).flatMap(([key, { place, entered }]) => {
      const attribute = web.attributes.find(({ id }) => id === place.attributeId)
      return attribute === undefined ? [] : [{ key, place, attribute, value: readWeb(attribute, entered, imageIds) }]
    })
    const wrong = read.filter(({ value }) => value === undefined)
    setProblems(Object.fromEntries(wrong.map(({ key, attribute }) => [key, text[`wrong_${attribute.type}`]])))
    if (read.length === 0 || wrong.length > 0) return read.length === 0
    sent.current = read.map(({ key }) => key)
    const values = read.map(({ place, value = null }) => ({ ...place, value }))
    if ((await write(saveProductWeb, { id: web.id, version: web.version, values })) === null) return false
    setProblems({})
    setChanged((now) =>
      enteredSince(changed, now, (_, { place, entered }) => {
        const attribute = web.attributes.find(({ id }) => id === place.attributeId)
        return { place, entered: attribute === undefined ? entered : savedAt(attribute, place) }
      }),
    )
    showToast(language, { tone: 'done', message: t(text.saved, { name }) })
    return true
  }

  return {
    isDirty,
    canEdit,
    enteredAt: (attribute, place) => changed[keyOfPlace(place)]?.entered ?? savedAt(attribute, place),
    problemAt(place) {
      const problem = problems[keyOfPlace(place)]
      return problem === undefined || typeof problem === 'string' ? problem : t(problem)
    },
    type(attribute, place, entered) {
      const key = keyOfPlace(place)
      setChanged(({ [key]: _before, ...others }) =>
        isSameEntered(entered, savedAt(attribute, place)) ? others : { ...others, [key]: { place, entered } },
      )
      setProblems(({ [key]: _answered, ...others }) => others)
    },
    save,
    discard,
  }
}
