import { textField } from '../fields.ts'
import { text as fileText } from './category-file.text.ts'
import { category } from './category.ts'
import { text } from './category.text.ts'

/** What a file of categories says: their fields, and where they stand by the names of those above. Source: decision 058. */
export const categoryFile = {
  text: { ...text, ...fileText },
  fields: { path: textField({ max: 1000 }), ...category.fields },
  headings: {
    path: ['path', 'category_path', 'full_path'],
    code: ['code'],
    name: ['name'],
    parentId: ['parent'],
  },
  /** Code and name follow from the path; without one the category says them. */
  required: [],
} as const
