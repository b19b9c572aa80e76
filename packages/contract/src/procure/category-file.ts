import { textField } from '../fields.ts'
import { text as fileText } from './category-file.text.ts'
import { category } from './category.ts'
import { text } from './category.text.ts'

/**
 * Columns of a category file: the category fields and the path of names from the top level.
 * Source: docs/guides/procure.md, Catalogue files.
 */
export const categoryFile = {
  text: { ...text, ...fileText },
  fields: { path: textField({ max: 1000 }), ...category.fields },
  headings: {
    path: ['path', 'category_path', 'full_path'],
    code: ['code'],
    name: ['name'],
    nameAr: ['name_ar', 'arabic_name'],
    parentId: ['parent'],
  },
  /** Optional: code and name are derived from the path if their columns are missing. */
  required: [],
} as const
