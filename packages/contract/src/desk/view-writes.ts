import { z } from 'zod'
import { route } from '../route.ts'
import { Version } from '../values.ts'
import { ListView, listViews, SavedView, SharedWith, viewId as id, viewName as name, viewPage as page } from './view.ts'

// Separate from the list of views, which every list page loads; these are loaded when a user works with a view.

export const getView = route({
  id: 'desk.view.get',
  method: 'GET',
  path: '/desk/views/{id}',
  access: 'self',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: SavedView,
})

const stale = [listViews, getView] as const

export const createView = route({
  id: 'desk.view.create',
  method: 'POST',
  path: '/desk/views',
  access: 'self',
  writes: true,
  stale,
  status: 201,
  errors: ['duplicate', 'desk.view_unfit'],
  input: z.strictObject({ page, name, sharedWith: SharedWith.default('nobody'), view: ListView.prefault({}) }),
  output: SavedView,
})

/** Changes the fields that are sent. A shared view is changed by its owner or an administrator. */
export const updateView = route({
  id: 'desk.view.update',
  method: 'PATCH',
  path: '/desk/views/{id}',
  access: 'self',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'duplicate', 'desk.view_unfit', 'desk.view_not_yours', 'desk.view_owner_only'],
  input: z.strictObject({
    id,
    version: Version,
    name: name.optional(),
    sharedWith: SharedWith.optional(),
    view: ListView.optional(),
  }),
  output: SavedView,
})

export const deleteView = route({
  id: 'desk.view.delete',
  method: 'POST',
  path: '/desk/views/{id}/delete',
  access: 'self',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'desk.view_not_yours'],
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id }),
})

/** Makes this view the caller's default for the page. */
export const setDefaultView = route({
  id: 'desk.view.setDefault',
  method: 'POST',
  path: '/desk/views/{id}/set-default',
  access: 'self',
  writes: true,
  stale,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: SavedView,
})

/** Restores the default of the page for the caller. */
export const clearDefaultView = route({
  id: 'desk.view.clearDefault',
  method: 'POST',
  path: '/desk/views/{id}/clear-default',
  access: 'self',
  writes: true,
  stale,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: SavedView,
})
