import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { text } from '@countinghouse/contract/procure/product-variants.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'

const list = 'procure.color'
export type Colour = { readonly id: number; readonly code: string; readonly name: string }

/** Adds several colours by code or name. */
export function VariantColours({ onAdd }: { readonly onAdd: (colours: readonly Colour[]) => void }) {
  const { t } = useLanguage()
  const listId = useId()
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string>()
  const choices = useQuery(routeQuery(bindMaster, { lists: [list] }))
  const known = coloursIn(choices.data)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const words = entered.split(/[,،;\t\n]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
    const found = await Promise.all(words.map(async (word) => [word, await colourOf(word, known)] as const))
    onAdd(found.flatMap(([, colour]) => colour ?? []))
    const unknown = found.flatMap(([word, colour]) => (colour === undefined ? [word] : []))
    setEntered(unknown.join(', '))
    setProblem(unknown.length === 0 ? undefined : t(text.unknownColours, { names: unknown.join(', ') }))
  }

  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <PlainField label={t(text.addColours)} hint={t(text.addColours_hint)} problem={problem}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            list={listId}
            autoComplete="off"
            value={entered}
            onChange={(event) => setEntered(event.currentTarget.value)}
          />
        )}
      </PlainField>
      <datalist id={listId}>
        {known.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Button type="submit" variant="default">
        {t(text.add)}
      </Button>
    </form>
  )
}

type Bound = Readonly<
  Record<string, { readonly items: readonly { id: number | string; code: string; name: string }[] }>
>

function coloursIn(bound: Bound | undefined): readonly Colour[] {
  return (bound?.[list]?.items ?? []).flatMap(({ id, code, name }) =>
    typeof id === 'number' ? [{ id, code, name }] : [],
  )
}

async function colourOf(word: string, known: readonly Colour[]): Promise<Colour | undefined> {
  const isMeant = ({ code, name }: Colour) => [code, name].some((one) => one.toLowerCase() === word.toLowerCase())
  return known.find(isMeant) ?? coloursIn(await call(bindMaster, { lists: [list], q: word })).find(isMeant)
}
