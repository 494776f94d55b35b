import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { type FilesPort, NoSpace, safeKey } from "./files.ts";

export interface S3Settings {
  /** Undefined: Amazon's own address of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const NO_ROOM = new Set(["QuotaExceeded", "XMinioStorageFull", "EntityTooLarge"]);

/** Files in a bucket of an S3-compatible store. The bucket must be private. */
export function s3Files(settings: S3Settings): FilesPort {
  const { bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId, secretAccessKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // Newer checksums are not understood by every compatible store.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async put(key, bytes, type) {
      const object = { Bucket, Key: safeKey(key), Body: bytes, ContentType: type };
      try {
        await client.send(new PutObjectCommand(object));
      } catch (error) {
        if (error instanceof S3ServiceException && (NO_ROOM.has(error.name) || statusOf(error) === 507)) {
          throw new NoSpace("The store is full", { cause: error });
        }
        throw error;
      }
    },
    async get(key) {
      const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key: safeKey(key) })));
      if (!found?.Body) return null;
      return { size: found.ContentLength ?? 0, stream: found.Body.transformToWebStream() };
    },
    exists: async (key) =>
      (await orMissing(client.send(new HeadObjectCommand({ Bucket, Key: safeKey(key) })))) !== null,
    async delete(key) {
      await orMissing(client.send(new DeleteObjectCommand({ Bucket, Key: safeKey(key) })));
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${safeKey(prefix)}/` })) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key) yield { key: Key, size: Size ?? 0, changed_at: LastModified ?? new Date(0) };
        }
      }
    },
    close: () => client.destroy(),
  };
}

const statusOf = (error: S3ServiceException) => error.$metadata.httpStatusCode;

async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof S3ServiceException && statusOf(error) === 404) return null;
    throw error;
  }
}
