import { usePrivateFile } from '@sampan/front/use-private-file'
import { fetchPrivate } from '../../api/fetch-private.ts'
import { Picture } from '../../ui/media/picture.tsx'

/** A picture visible only to operators and its owner, for example the evidence of a recharge. */
export function PrivatePicture({ url, alt }: { url: string; alt: string }) {
  const { src, isError } = usePrivateFile(url, fetchPrivate)
  return <Picture src={src} alt={alt} isLost={isError} />
}
