-- AlterTable
ALTER TABLE "Import" ADD COLUMN "cancelHash" TEXT;
