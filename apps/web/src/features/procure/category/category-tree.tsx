import { mostLevels } from '@countinghouse/contract/procure/category'
import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { Suspense, useRef, useState } from 'react'
import { FailedList } from '../../../kit/list/no-rows.tsx'
import { RowMenu } from '../../../kit/list/row-menu.tsx'
import { SearchBox } from '../../../kit/list/search-box.tsx'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CategoryTreeLine } from './category-tree-line.tsx'
import styles from './category-tree.module.css'
import { aboveOf, levelsOf, linesOf } from './category-lines.ts'
import { useBranchDrag } from './use-branch-drag.ts'
import { useCategoryActions } from './use-category-actions.tsx'
import { useCategoryTree } from './use-category-tree.ts'
import { lineAfter } from './category-keys.ts'

type Props = { readonly openId: number | null; readonly onOpen: (id: number) => void }
type MenuAt = { readonly node: CategoryNode; readonly x: number; readonly y: number }

/** The category tree. Keys: WAI-ARIA tree view pattern; F2 renames. */
export function CategoryTree({ openId, onOpen }: Props) {
  const { t, formatNumber } = useLanguage()
  const { query, tree } = useCategoryTree()
  const [words, setWords] = useState('')
  /** Null: only the top level is expanded. */
  const [chosen, setOpen] = useState<ReadonlySet<number> | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const [menu, setMenu] = useState<MenuAt | null>(null)
  const treeRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const { rowActionsOf, rename, moveTo, dialog } = useCategoryActions(tree, onOpen)
  const dragOf = useBranchDrag(tree, moveTo)
  const open = chosen ?? new Set(openId === null ? openTo(1) : [...openTo(1), ...aboveOf(tree, openId)])
  const lines = linesOf(tree, { open, words })
  const current = lines.find(({ node }) => node.id === (active ?? openId)) ?? lines[0]

  function openTo(level: number): number[] {
    return [...levelsOf(tree)].flatMap(([id, its]) => (its <= level ? [id] : []))
  }

  function turn(id: number): void {
    setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]))
  }

  function focus(id: number): void {
    setActive(id)
    treeRef.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }

  function showMenu(node: CategoryNode, line: Element): void {
    const { left, bottom } = line.getBoundingClientRect()
    setMenu({ node, x: left, y: bottom })
  }

  useShortcuts([
    { keys: '/', scope: 'list', label: t(text.search), run: () => searchRef.current?.focus() },
    {
      keys: '.',
      scope: 'list',
      label: t(text.keys),
      when: ({ target }) => target instanceof Element && target.closest('[role="treeitem"]') !== null,
      run: ({ target }) => current !== undefined && showMenu(current.node, target as Element),
    },
  ])

  if (query.isError && tree.length === 0) return <FailedList error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t(text.search)} q={words} onSearch={setWords} inputRef={searchRef} />
        <label className={styles.levels}>
          {t(text.expandTo)}
          <select value="" onChange={({ currentTarget }) => setOpen(new Set(openTo(Number(currentTarget.value) - 1)))}>
            <option value="" hidden>
              {t(text.chooseLevel)}
            </option>
            {Array.from({ length: mostLevels - 1 }, (_, index) => (
              <option key={index} value={index + 1}>
                {formatNumber(index + 1)}
              </option>
            ))}
            <option value={mostLevels}>{t(text.allLevels)}</option>
          </select>
        </label>
      </div>
      <div className={styles.panel}>
        {query.isSuccess && lines.length === 0 && (
          <p className={styles.nothing}>{t(tree.length === 0 ? text.empty : text.nothingFound)}</p>
        )}
        <div
          ref={treeRef}
          role="tree"
          aria-label={t(text.label)}
          aria-busy={query.isPending}
          className={styles.tree}
          onKeyDown={(event) => {
            if (current === undefined || event.ctrlKey || event.metaKey || event.altKey) return
            const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
            const next = lineAfter(event.key, { lines, current, isRtl })
            if (event.key === 'F2') void rename(current.node)
            else if (event.key === 'Enter' || event.key === ' ') onOpen(current.node.id)
            else if (next === null) return
            else if (next.turns) turn(next.id)
            else focus(next.id)
            event.preventDefault()
          }}
        >
          {lines.map((line) => (
            <CategoryTreeLine
              key={line.node.id}
              line={line}
              isCurrent={line === current}
              isChosen={line.node.id === openId}
              drag={dragOf(line.node)}
              onTurn={() => turn(line.node.id)}
              onOpen={() => onOpen(line.node.id)}
              onFocus={() => setActive(line.node.id)}
              onMenu={(x, y) => setMenu({ node: line.node, x, y })}
            />
          ))}
        </div>
      </div>
      {menu !== null && (
        <RowMenu
          key={menu.node.id}
          name={menu.node.name}
          x={menu.x}
          y={menu.y}
          items={rowActionsOf(menu.node)}
          onClose={() => setMenu(null)}
        />
      )}
      <Suspense>{dialog}</Suspense>
    </>
  )
}
