import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'checked'> & { readonly state: 'all' | 'none' | 'some' }

/** Checkbox for a group: all, none or some selected. */
export function TriState({ state, ...input }: Props) {
  return (
    <input
      {...input}
      type="checkbox"
      checked={state === 'all'}
      ref={(box) => {
        if (box !== null) box.indeterminate = state === 'some'
      }}
    />
  )
}
