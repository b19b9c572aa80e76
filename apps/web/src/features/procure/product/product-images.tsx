import { pictureTypes } from '@countinghouse/contract/attachment'
import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import type { ProductImage } from '@countinghouse/contract/procure/product-image'
import { addProductImage, arrangeProductImages, listProductImages } from '@countinghouse/contract/procure/product-image'
import { text } from '@countinghouse/contract/procure/product-images.text'
import type { InputOf } from '@countinghouse/contract/schema'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DragEvent } from 'react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ask } from '../../../kit/dialog/confirm.ts'
import attachments from '../../../kit/attachments/attachments.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { UploadItem } from '../../../kit/attachments/upload-item.tsx'
import { addUploads, uploads } from '../../../kit/attachments/uploads.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ProductImageItem } from './product-image-item.tsx'
import styles from './product-images.module.css'

type Change = Pick<InputOf<typeof arrangeProductImages.input>, 'images' | 'removed'>

/** The images of a product in order; the first is the main one. */
export function ProductImages({ row }: RecordTabProps) {
  const { t, nameOf } = useLanguage()
  const right = permissionName(product.page, 'edit')
  const canEdit = useCan()(right)
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const write = useWrite(t(text.images))
  const listed = routeQuery(listProductImages, { id: row.id })
  const query = useQuery(listed)
  const arranging = useRef(Promise.resolve())
  const variants = useQuery(routeQuery(listVariants, { id: row.id }))
  const place = `${product.entity}.image:${row.id}`
  const coming = useStore(uploads).filter((upload) => upload.place === place)
  const images = query.data?.items ?? []

  function add(files: FileList | null): void {
    if (!canEdit || files === null) return
    const onArrived = () => invalidateStale(queryClient, addProductImage)
    addUploads({ place, id: row.id, route: addProductImage, onArrived }, [...files])
  }

  /** Changes are applied in sequence, each to the result of the previous one. */
  function arrange(change: (ids: readonly number[]) => Change): void {
    arranging.current = arranging.current.then(async () => {
      const { items = [] } = queryClient.getQueryData(listed.queryKey) ?? {}
      await write(arrangeProductImages, { id: row.id, ...change(items.map((image) => image.id)) })
    })
  }

  async function remove({ id }: ProductImage): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.removeTitle),
      body: t(text.removeBody),
      confirm: t(text.removeIt),
      isDanger: true,
    })
    if (choice === 'confirm') arrange(() => ({ removed: [id] }))
  }

  function move({ id }: ProductImage, by: -1 | 1): void {
    arrange((ids) => {
      const others = ids.filter((one) => one !== id)
      const to = Math.max(0, ids.indexOf(id) + by)
      return { images: others.toSpliced(to, 0, id).map((one) => ({ id: one })) }
    })
  }

  function say({ id }: ProductImage, said: Partial<ProductImage>): void {
    arrange((ids) => ({ images: ids.map((one) => ({ id: one, ...(one === id && said) })) }))
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!canEdit || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault()
      add(event.dataTransfer.files)
    },
  }

  return (
    <RecordBody side="images">
      <div className={attachments.zone} data-over={isOver || undefined} {...drop}>
        <ReasonButton
          variant="default"
          leftSection={<IconPhotoPlus size={16} stroke={1.75} aria-hidden />}
          reason={canEdit ? null : t(text.needsPermission, { right })}
          onClick={() => input.current?.click()}
        >
          {t(text.add)}
        </ReasonButton>
        <span className={attachments.quiet}>{t(text.help)}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={pictureTypes.join(',')}
          aria-label={t(text.add)}
          onChange={({ currentTarget }) => {
            add(currentTarget.files)
            currentTarget.value = ''
          }}
        />
      </div>
      {coming.length > 0 && (
        <ul className={attachments.list} aria-label={t(text.uploads)}>
          {coming.map((upload) => (
            <UploadItem key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {query.isPending && <RecordSkeleton count={3} />}
      {query.data === undefined && query.isError && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && images.length === 0 && coming.length === 0 && <p className={styles.none}>{t(text.none)}</p>}
      {images.length > 0 && (
        <ol className={styles.images} aria-label={t(text.images)}>
          {images.map((image, at) => (
            <ProductImageItem
              key={image.id}
              image={image}
              number={at + 1}
              count={images.length}
              name={nameOf(row)}
              colours={variants.data?.colors ?? []}
              canEdit={canEdit}
              onChange={(said) => say(image, said)}
              onMove={(by) => move(image, by)}
              onRemove={() => void remove(image)}
            />
          ))}
        </ol>
      )}
    </RecordBody>
  )
}
