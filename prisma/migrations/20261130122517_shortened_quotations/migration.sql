-- CreateIndex
CREATE INDEX "Measurement_value_metric_idx" ON "Measurement"("value", "metric");
